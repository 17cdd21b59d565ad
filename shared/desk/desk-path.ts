/** Where the operator's desk stands. In a file of its own: no visitor loads what the desk is made of. */
export const DESK_PATH = '/yonetim';
