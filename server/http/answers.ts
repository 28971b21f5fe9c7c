/** The success envelope. Takes the data and, where there is one, the message for the user. Source: contract, 'Ground rules'. */
export function success<T>(data: T, message?: string) {
  return { status: 'success', code: '200', data, ...(message === undefined ? {} : { message }) };
}

/** The success envelope of what created something. Takes its data, with the message for the user. Source: contract, 'Ground rules'. */
export function created<T>(data: T, message: string) {
  return { status: 'success', code: '201', data, message };
}

interface PageFigures {
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly limit: number;
  /** What a search that finds nothing probably means. */
  readonly suggestion?: string | null;
}

/** List answer A: a page of rows with its figures. Source: contract, 'Ground rules'. */
export function pageA<T>(rows: T[], { total, page, limit, suggestion = null }: PageFigures) {
  const meta = {
    total,
    per_page: limit,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / limit)),
    ...(suggestion === null ? {} : { suggestion }),
  };
  return { status: 'success', code: '200', data: rows, meta };
}

/** List answer C. Takes further figures of the list too. Source: contract, 'Ground rules'. */
export function pageC<T, Figures extends object>(items: T[], items_count: number, figures: Figures) {
  return { status: 'success', code: '200', data: { items, items_count, ...figures } };
}

/** List answer B. Source: contract, 'Ground rules'. */
export function pageB<T>(rows: T[], total: number) {
  return { status: 'success', code: '200', total, data: rows };
}
