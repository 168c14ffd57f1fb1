/** Names of models: one word each, easy to pronounce in four languages and rude in none. */
export const MODEL_NAMES: readonly string[] = `
Alba Alma Alto Amalfi Anders Ando Anka Arden Arlo Arno Aspen Astra Auden Aura Avena Axel
Bergen Birch Bjorn Blaise Bodo Bora Brae Bram Brenna Brio Briza Bruno
Cala Capri Cedra Celia Ciel Clara Coast Cora Corin Cosmo Cove
Dahl Dalia Darcy Delta Dora Dova Drift Duna
Ebba Eden Edda Eira Elba Elin Ella Elm Elsa Ember Emil Enna Erik Esme Etna Evora
Fable Faro Fauna Fell Fern Finn Fiona Fjell Flora Folio Freja Frida Frost
Gaia Gale Garda Gaspar Gerda Gilda Glen Greta Grove
Halden Hanna Harald Haven Hazel Hedda Helga Helm Hilda Hollis Holt Hugo
Ida Iggy Ilo Ilva Ines Inga Inka Iona Iris Isla Ivar Ivo
Jarl Jasper Jonna Juno Jura
Kaia Kaja Karlo Kasper Kelda Kiva Klara Koda Kolmo Koral
Lago Lars Laurel Lea Leif Lena Leto Lido Lillo Linden Linnea Livia Lofoten Loma Lucca Luma Lund Lyra
Mabel Maia Malmo Malva Mara Marin Maris Marlo Melba Mila Milo Mira Molde Moss Muse
Nala Naro Nell Nemo Neva Nico Nilo Nora Norra Nova Nuno
 Olmo Ona Onyx Oona Opal Oria Orla Oslo Otis Otto
Palma Penn Perla Petra Piko Pilo Pino Porto
Quill Quinta Ragna Rana Rasa Raven Remo Rhea Ria Ridge Rika Rio Riva Roma Rona Rosa Roslin Runa Rune
Saga Salla Salvo Sami Sanna Selma Sia Siena Signe Siri Skye Sol Solveig Sonja Stella Stig Stille Svea Sylt
Tamar Tessa Thea Tide Tilda Timo Tindra Toba Tora Tove Tromso Tuva
Ulla Ulrik Una Urban Vaara Valo Vanja Varde Vega Vela Vera Verona Vida Viggo Vilma Viola Visby
Wilda Willow Wren Yara Ylva Yoko Zeno Zoe Zora
`
  .trim()
  .split(/\s+/);

/** The suffix of models that have generations. */
export const GENERATIONS: readonly string[] = [
  '2',
  '3',
  '4',
  '5',
  'S',
  'X',
  'Pro',
  'Air',
  'Mini',
  'Plus',
  'Max',
  'One',
  '10',
  '12',
  '20',
  '50',
];
