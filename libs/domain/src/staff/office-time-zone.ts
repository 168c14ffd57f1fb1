/** The warehouse and the people of the office are here: times that they type are times of this zone. */
export const OFFICE_TIME_ZONE = 'Europe/Vilnius';
