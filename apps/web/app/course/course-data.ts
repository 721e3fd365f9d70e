/** The schema.org data of a course. It has no provider, as the page is about all of India. */
export function courseData({ name, what, address }: { name: string; what: string; address: string }) {
	return { "@type": "Course", name, description: what || undefined, url: address };
}
