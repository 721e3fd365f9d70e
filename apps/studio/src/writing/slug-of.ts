const MAX_LENGTH = 80;

/** A title as its part of the address: "JEE Main & NEET: what's new" → `jee-main-and-neet-whats-new`. Empty for one in another script. */
export function slugOf(title: string): string {
	const words = title
		.normalize("NFKD")
		.replaceAll(/[\u0300-\u036f'’]/g, "")
		.replaceAll("&", " and ")
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter((word) => word !== "");
	let slug = "";
	for (const word of words) {
		const longer = slug === "" ? word : `${slug}-${word}`;
		if (longer.length > MAX_LENGTH) break;
		slug = longer;
	}
	return slug;
}
