/** Where news about a town take place: street, number, latitude, longitude (WGS 84). Known for these towns only. */
export const ADDRESSES: Readonly<Record<string, readonly [street: string, number: string, lat: number, lng: number]>> =
  {
    Bologna: ['Piazza Maggiore', '1', 44.4938, 11.343],
    Modena: ['Piazza Grande', '', 44.6462, 10.9256],
    Parma: ['Piazza Garibaldi', '1', 44.8013, 10.328],
    "Reggio nell'Emilia": ['Piazza Prampolini', '1', 44.6976, 10.6305],
    Piacenza: ['Piazza Cavalli', '', 45.0522, 9.693],
    Ferrara: ['Largo Castello', '1', 44.8376, 11.6195],
    Ravenna: ['Piazza del Popolo', '1', 44.4166, 12.1993],
    Cesena: ['Piazza del Popolo', '10', 44.1371, 12.2413],
    Rimini: ['Piazza Cavour', '', 44.0602, 12.5656],
    Imola: ['Piazza Matteotti', '', 44.3531, 11.7147],
    Faenza: ['Piazza del Popolo', '31', 44.2857, 11.8833],
    Carpi: ['Piazza dei Martiri', '', 44.7828, 10.885],
    Comacchio: ['Via Trepponti', '', 44.6934, 12.1826],
    Cervia: ['Piazza Garibaldi', '1', 44.2622, 12.348],
    Riccione: ['Viale Ceccarini', '', 43.999, 12.656],
    Maranello: ['Piazza Libertà', '', 44.5262, 10.8665],
    Cesenatico: ['Via Moretti', '', 44.1997, 12.3953],
    Busseto: ['Piazza Verdi', '10', 44.979, 10.0424],
    Brisighella: ['Piazza Marconi', '', 44.2216, 11.7742],
    Bobbio: ['Piazza Duomo', '', 44.769, 9.386],
  };
