/** The client's route of a place. */
export const placeRoute = (id: number, code: string): string => `/luogo/${id}/${encodeURIComponent(code)}`;

/** The client's route of a type's places. */
export const placesRoute = (code: string): string => `/punti-interesse/${encodeURIComponent(code)}`;
