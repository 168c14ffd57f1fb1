/** The couriers of the Baltic countries, the Netherlands and the Emirates; fees in 1/10000 USD by weight. */
export const COURIERS = `
insert into courier (code, name, local_delivery_type, position, days_from, days_to) values
  ('omnivia', 'Omnivia', 'pickup', 1, 1, 2),
  ('parcelnet', 'Parcelnet', 'pickup', 2, 1, 3),
  ('northway', 'Northway', 'courier', 3, 1, 2),
  ('rapido', 'Rapido', 'courier', 4, 1, 1),
  ('polderpost', 'PolderPost', 'courier', 5, 1, 2),
  ('polderpunt', 'PolderPunt', 'pickup', 6, 1, 2);

insert into courier_fee (courier_id, country_id, up_to_grams, fee)
select courier.id, country, grams, base + step * row_number
from (values
    ('omnivia', array[1, 2, 3], 29000, 15000),
    ('parcelnet', array[1, 2, 3], 26000, 14000),
    ('northway', array[1, 2, 3], 49000, 27000),
    ('rapido', array[1, 2], 79000, 36000),
    ('polderpost', array[4], 59000, 28000),
    ('polderpunt', array[4], 39000, 17000)
  ) as fee (code, countries, base, step)
join courier using (code)
cross join unnest(countries) as country
cross join (values (1000, 0), (3000, 1), (10000, 2), (30000, 3)) as band (grams, row_number);

-- Doors take anything; a locker does not.
insert into courier_fee (courier_id, country_id, up_to_grams, fee)
select courier.id, country, 2000000, fee
from (values
    ('northway', array[1, 2, 3], 349000),
    ('polderpost', array[4], 389000)
  ) as heavy (code, countries, fee)
join courier using (code)
cross join unnest(countries) as country;

insert into pickup_point (parcelshop_id, courier_id, country_id, name, city, address, zip, opening_hours)
select upper(left(courier.code, 2)) || '-' || place.country_id || lpad(place.number::text, 3, '0'),
  courier.id, place.country_id, place.name, place.city, place.address, place.zip,
  case when courier.code = 'omnivia' then '00:00-24:00' else '09:00-20:00' end
from (values
    (1, 1, 'Akropolis', 'Vilnius', 'Ozo g. 25', '07150'),
    (1, 2, 'Panorama', 'Vilnius', 'Saltoniškių g. 9', '08105'),
    (1, 3, 'Ozas', 'Vilnius', 'Ozo g. 18', '08243'),
    (1, 4, 'Mega', 'Kaunas', 'Islandijos pl. 32', '47446'),
    (1, 5, 'Laisvės alėja', 'Kaunas', 'Laisvės al. 66', '44250'),
    (1, 6, 'Studlendas', 'Klaipėda', 'Herkaus Manto g. 90', '92294'),
    (1, 7, 'Saulės miestas', 'Šiauliai', 'Tilžės g. 109', '77159'),
    (1, 8, 'Babilonas', 'Panevėžys', 'Klaipėdos g. 143A', '37371'),
    (2, 1, 'Alfa', 'Rīga', 'Brīvības gatve 372', 'LV-1006'),
    (2, 2, 'Spice', 'Rīga', 'Lielirbes iela 29', 'LV-1046'),
    (2, 3, 'Origo', 'Rīga', 'Stacijas laukums 2', 'LV-1050'),
    (2, 4, 'Solo', 'Daugavpils', 'Rīgas iela 9', 'LV-5401'),
    (2, 5, 'Rietumu', 'Liepāja', 'Lielā iela 13', 'LV-3401'),
    (2, 6, 'Valleta', 'Valmiera', 'Rīgas iela 4', 'LV-4201'),
    (3, 1, 'Ülemiste', 'Tallinn', 'Suur-Sõjamäe 4', '11415'),
    (3, 2, 'Kristiine', 'Tallinn', 'Endla 45', '10615'),
    (3, 3, 'Viru', 'Tallinn', 'Viru väljak 4', '10111'),
    (3, 4, 'Lõunakeskus', 'Tartu', 'Ringtee 75', '50501'),
    (3, 5, 'Kaubamajakas', 'Pärnu', 'Papiniidu 8', '80042'),
    (3, 6, 'Astri', 'Narva', 'Tallinna mnt 41', '20605')
  ) as place (country_id, number, name, city, address, zip)
join courier on courier.code in ('omnivia', 'parcelnet');

insert into pickup_point (parcelshop_id, courier_id, country_id, name, city, address, zip, opening_hours)
select 'PP-4' || lpad(place.number::text, 3, '0'), courier.id, 4, place.name, place.city, place.address, place.zip, '08:00-21:00'
from (values
    (1, 'Dam', 'Amsterdam', 'Damrak 50', '1012 LL'),
    (2, 'Zuidas', 'Amsterdam', 'Gustav Mahlerplein 2', '1082 MA'),
    (3, 'Beurs', 'Rotterdam', 'Coolsingel 110', '3011 AG'),
    (4, 'Spui', 'Den Haag', 'Spui 68', '2511 BS'),
    (5, 'Hoog Catharijne', 'Utrecht', 'Godebaldkwartier 20', '3511 DX'),
    (6, 'Markt', 'Eindhoven', 'Markt 15', '5611 EB')
  ) as place (number, name, city, address, zip)
join courier on courier.code = 'polderpunt';
`;
