/** What search engines show of a title and of a description, about: the rest is cut by them, wherever it falls. */
const TITLE_MOST = 65;
const DESCRIPTION_MOST = 160;

/** The title with the name of the site, or without it where both do not fit. */
export function fitTitle(title: string, withSite: string): string {
	return lengthOf(withSite) <= TITLE_MOST ? withSite : title;
}

/** Cut after a word, where it is too long. */
export function fitDescription(text: string): string {
	if (lengthOf(text) <= DESCRIPTION_MOST) return text;
	const start = [...text].slice(0, DESCRIPTION_MOST - 1).join("");
	return `${start.slice(0, start.lastIndexOf(" ")).replace(/[\p{P}\s]+$/u, "")}…`;
}

function lengthOf(text: string): number {
	return [...text].length;
}
