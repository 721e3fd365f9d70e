/** Which seats of a college a fee is for: those beside the regular ones have a fee of their own. */
export const FEE_SEATS = ["regular", "self-financed", "self-supporting", "off-campus"] as const;

/** Who is admitted at the fee: `convener` seats are filled by the state's counselling, never by the management. */
export const FEE_QUOTAS = ["convener"] as const;

/** What the amount pays for; hostel, examination and one-time charges are never in it. */
export const FEE_COVERS = ["tuition"] as const;
