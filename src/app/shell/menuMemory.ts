/** Key of local storage under which the menu's open groups are kept. */
export const MENU_KEY = 'portolano_menu';
