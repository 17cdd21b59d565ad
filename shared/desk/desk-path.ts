/** The address of the operator's desk. In a separate file, so that no visitor loads what the desk is made of. */
export const DESK_PATH = '/yonetim';
