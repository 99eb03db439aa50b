/** One @, a local part, a domain with a dot, no spaces (SHR-012). */
export const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
