/** A course as schema.org describes one, with the paragraph of its page. Whose it is, a page of all India cannot say. */
export function courseData({ name, what, address }: { name: string; what: string; address: string }) {
	return { "@type": "Course", name, description: what || undefined, url: address };
}
