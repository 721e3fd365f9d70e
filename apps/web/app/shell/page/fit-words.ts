/** The approximate lengths that search engines show; they cut the rest anywhere. */
const TITLE_MOST = 65;
const DESCRIPTION_MOST = 160;

export function fitTitle(title: string, withSite: string): string {
	return lengthOf(withSite) <= TITLE_MOST ? withSite : title;
}

export function fitDescription(text: string): string {
	if (lengthOf(text) <= DESCRIPTION_MOST) return text;
	const start = [...text].slice(0, DESCRIPTION_MOST - 1).join("");
	return `${start.slice(0, start.lastIndexOf(" ")).replace(/[\p{P}\s]+$/u, "")}…`;
}

function lengthOf(text: string): number {
	return [...text].length;
}
