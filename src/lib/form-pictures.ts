/** Pictures that visitors send with a form: what pages offer is what the service takes. */

/** The control that they are sent by, whatever a document calls the field. */
export const PICTURES_FIELD = "photos";
export const PICTURES_MAX = 5;
export const PICTURE_BYTES_MAX = 10 * 1024 * 1024;
