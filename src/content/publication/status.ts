/** Every publication status by what it means. Source: document 1, section 4. */
export const STATUS = { hidden: 0, published: 1, draft: 2, toValidate: 3, sentBack: 4, revalidate: 5 } as const;

/** Status of a new item. Source: document 2, section 4. */
export const DRAFT_STATUS: number = STATUS.draft;
/** Status that requires the strict validation and the right to publish. Source: document 2, section 4. */
export const PUBLISHED_STATUS: number = STATUS.published;

/** Every publication status, ascending. */
export const STATUSES: readonly number[] = Object.values(STATUS).sort((a, b) => a - b);

/** Whether a value is one of the publication statuses. */
export const isStatus = (value: unknown): value is number => typeof value === 'number' && STATUSES.includes(value);
