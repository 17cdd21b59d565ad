/** The address of the operators' desk. In a separate file, so that visitors don't load the code of the desk. */
export const DESK_PATH = '/yonetim';
