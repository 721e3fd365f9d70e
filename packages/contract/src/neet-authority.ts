/** The authorities that fill a state's own seats after NEET UG. A name shared with another exam says which exam it means. */
export const NEET_AUTHORITIES = {
	"andhra-pradesh": "NTRUHS Andhra Pradesh",
	gujarat: "ACPUGMEC Gujarat",
	"himachal-pradesh": "AMRU Himachal Pradesh",
	karnataka: "KEA (NEET UG)",
	kerala: "CEE Kerala (NEET UG)",
	maharashtra: "State CET Cell, Maharashtra (NEET UG)",
	"madhya-pradesh": "DME Madhya Pradesh",
	punjab: "BFUHS Punjab",
	telangana: "KNRUHS Telangana",
	"west-bengal": "WBMCC West Bengal",
} as const;

export type NeetState = keyof typeof NEET_AUTHORITIES;
