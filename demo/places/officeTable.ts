/** How much of the year an office of the demo is open, and its hours. */
export interface Schedule {
  /** First and last day of the season, as month and day; null for the whole year. */
  readonly season: readonly [first: string, last: string] | null;
  readonly weekdays: string;
  readonly holidays: string;
}

/** An information office of the demo. */
export interface NamedOffice {
  /** Name of the municipality, as ISTAT writes it. */
  readonly town: string;
  /** What it is called after, where that is not its municipality. */
  readonly name: string;
  readonly street: string;
  readonly number: string;
  /** Degrees, WGS 84. */
  readonly lat: number;
  readonly lng: number;
  readonly schedule: Schedule;
}

const CLOSED = 'chiuso';

/** How offices keep their hours: cities, towns, villages, hills, seaside, mountains. */
const SCHEDULES: Readonly<Record<string, Schedule>> = {
  city: { season: null, weekdays: '09:00-19:00', holidays: '10:00-17:00' },
  town: { season: null, weekdays: '09:00-13:00, 15:00-18:00', holidays: '09:30-12:30' },
  village: { season: null, weekdays: '10:00-13:00', holidays: '10:00-13:00, 15:00-18:00' },
  civic: { season: null, weekdays: '09:00-13:00', holidays: CLOSED },
  hill: { season: ['03-15', '11-02'], weekdays: '10:00-12:30, 15:00-17:30', holidays: '10:00-12:30, 15:00-18:30' },
  beach: { season: ['04-01', '09-30'], weekdays: '09:00-13:00, 15:30-19:30', holidays: '09:00-13:00, 16:00-19:00' },
  winter: { season: ['11-01', '03-31'], weekdays: '09:30-13:00, 14:30-17:00', holidays: '10:00-12:30' },
  snow: { season: ['12-01', '04-15'], weekdays: '08:30-12:30, 14:30-18:00', holidays: '08:30-18:00' },
};

/** municipality | name, where it is another one | street | number | latitude | longitude | schedule */
const TABLE = `
Bologna||Piazza Maggiore|1/E|44.4937|11.3427|city
Imola||Via Emilia|135|44.3533|11.7140|town
Dozza||Piazzale Rocca|6|44.3594|11.6287|village
San Giovanni in Persiceto||Piazza del Popolo|22|44.6402|11.1853|civic
Alto Reno Terme|Porretta Terme|Piazza della Libertà|11|44.1530|10.9760|town
Lizzano in Belvedere||Piazza Marconi|6|44.1617|10.8943|snow
Modena||Piazza Grande|14|44.6461|10.9256|city
Carpi||Piazza dei Martiri|64|44.7829|10.8848|town
Maranello||Viale Terra delle Rosse|1|44.5296|10.8612|town
Vignola||Via Soli|1|44.4778|11.0089|civic
Sestola||Corso Umberto I|3|44.2310|10.7713|snow
Pavullo nel Frignano||Piazza Montecuccoli|1|44.3341|10.8336|civic
Parma||Piazza Garibaldi|1|44.8013|10.3280|city
Salsomaggiore Terme||Piazzale Berzieri|3|44.8156|9.9793|town
Busseto||Piazza Giuseppe Verdi|10|44.9793|10.0425|town
Fidenza||Piazza Duomo|16|44.8662|10.0573|town
Langhirano|Torrechiara|Strada del Castello|1|44.6560|10.2735|hill
Reggio nell'Emilia||Via Farini|1/A|44.6979|10.6312|city
Castelnovo ne' Monti||Piazza Peretti|12|44.4346|10.4023|hill
Piacenza||Piazza Cavalli|10|45.0525|9.6930|town
Bobbio||Piazza San Francesco|1|44.7672|9.3862|village
Castell'Arquato||Piazza Municipio|1|44.8504|9.8718|village
Ferrara||Largo Castello|1|44.8376|11.6195|city
Comacchio||Via Agatopisto|2/A|44.6944|12.1833|winter
Cento||Via Guercino|39|44.7280|11.2890|civic
Ravenna||Piazza San Francesco|7|44.4155|12.2001|city
Faenza||Voltone della Molinella|2|44.2860|11.8829|town
Cervia||Via Arnaldo Evangelisti|4|44.2617|12.3506|beach
Forlì||Piazzetta della Misura|5|44.2227|12.0408|town
Cesena||Piazza del Popolo|9|44.1371|12.2413|town
Cesenatico||Viale Roma|112|44.2010|12.4036|beach
Rimini||Piazzale Federico Fellini|3|44.0722|12.5808|city
Riccione||Piazzale Ceccarini|11|44.0038|12.6585|beach
San Leo||Piazza Dante Alighieri|14|43.8965|12.3435|village
Comacchio|Lido degli Estensi|Viale delle Querce|60|44.6707|12.2451|beach
Ravenna|Marina di Ravenna|Piazzale Marinai d'Italia|17|44.4903|12.2829|beach
Cervia|Milano Marittima|Piazzale Napoli|30|44.2795|12.3466|beach
Bellaria-Igea Marina||Via Leonardo da Vinci|2|44.1440|12.4680|beach
Cattolica||Via Mancini|24|43.9660|12.7405|beach
Santarcangelo di Romagna||Via Cesare Battisti|5|44.0632|12.4466|village
Brisighella||Via Naldi|2|44.2226|11.7729|village
Bagno di Romagna||Via Fiorentina|38|43.8366|11.9602|hill
Fontanellato||Piazza Matteotti|1|44.8822|10.1727|village
Fanano||Piazza Marconi|1|44.2088|10.7953|snow
`;

/** Information offices of the region: that of a municipality's main town before its others. */
export const OFFICES: readonly NamedOffice[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [town = '', name = '', street = '', number = '', lat = '', lng = '', kind = ''] = line.split('|');
    const schedule = SCHEDULES[kind];
    if (schedule === undefined) throw new Error(`demo office without hours: ${line}`);
    return { town, name: name || town, street, number, lat: Number(lat), lng: Number(lng), schedule };
  });
