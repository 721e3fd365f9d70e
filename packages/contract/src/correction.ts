/** What editors may correct of an institution. */
export const CORRECTED_FIELDS = ["name", "slug", "city"] as const;
