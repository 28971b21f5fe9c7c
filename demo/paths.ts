/** Where the demo's pictures are stored, below the data folder, and where they are served. */
export const COVER_FOLDER = ['media', 'demo'] as const;
export const COVER_PATH = '/media/demo';
