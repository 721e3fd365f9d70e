/** `tamil-nadu` → Tamil Nadu. */
export function stateName(slug: unknown): string {
	const words = typeof slug === "string" ? slug.split("-") : [];
	return words.map((word) => (word === "and" ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`)).join(" ");
}
