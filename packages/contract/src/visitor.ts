/**
 * The address of the visitor for whom one of our own programs asks. It is believed only beside BACKEND_KEY, and stands only
 * with what is one visitor's own: pages are the same for everyone.
 */
export const VISITOR_ADDRESS_HEADER = "x-visitor-address";
