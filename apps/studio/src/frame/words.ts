import { defaultI18nProvider, type I18nProvider } from "react-admin";

/** Replaces react-admin's default texts, which speak of "elements". */
const WORDS: Readonly<Record<string, string>> = {
	"ra.notification.created": "It is saved.",
	"ra.notification.updated": "Your changes are saved.",
	"ra.notification.deleted": "It is deleted. The history keeps its last version.",
	"ra.message.invalid_form": "Not saved: some fields need another look.",
	"ra.navigation.no_more_results": "This page of the list is empty. Go back one page.",
};

/** The button that makes one, and the title of its form. */
const NEW: Readonly<Record<string, string>> = {
	...{ news: "New article", pages: "New page", glossary_terms: "New term", redirects: "New redirect" },
	...{ menus: "New menu entry", directus_files: "New files", exams: "New exam", countries: "New country" },
	...{ corrections: "New correction", added_colleges: "New college", college_pictures: "New logo or photo" },
	...{ directus_permissions: "New permission", directus_users: "Invite somebody" },
};

/** What stands in a list once something does. */
const EMPTY: Readonly<Record<string, string>> = {
	news: "Articles stand here, drafts too.",
	pages: "Pages such as About us stand here.",
	exams: "Exams stand here with their dates, fees and papers.",
	countries: "Countries to study in stand here.",
	glossary_terms: "Terms that the desk explains stand here. To change one that came with the site, press it below.",
	redirects: "Old addresses that lead to new ones stand here.",
	directus_files: "Pictures and documents for articles stand here.",
	reviews: "Reviews that students send stand here until somebody decides. Nothing to do now.",
	review_reports: "When a reader reports a review, it stands here. Nothing to do now.",
	review_replies: "When a college answers a review, the reply stands here until somebody decides. Nothing to do now.",
	college_claims: "When somebody says that they speak for a college, it stands here. Nothing to do now.",
	reports: "When a visitor reports a wrong figure, it stands here until it is answered. Nothing to do now.",
	colleges: "Colleges come from the directory and its lists. Try a shorter name, or add a new college.",
	added_colleges: "Colleges that no list has stand here. A colleague agrees to each.",
	college_pictures: "Logos and photos of colleges stand here. A colleague agrees to each.",
	corrections: "Figures that the desk corrected stand here with their documents.",
	sources: "Documents that figures come from stand here. Try a shorter name.",
	cutoff_files: "Counselling files that were uploaded stand here. Upload the next one under Sources.",
	fact_imports: "Tables that were brought in stand here. Bring one in under “Bring in a table”.",
	source_changes: "When the page of a source changes, it stands here to be looked at. Nothing to do now.",
	waiting_changes: "Changes set for a later time, and those that authors suggest, stand here. Nothing to do now.",
	Lead: "Requests from students stand here, the oldest first. Nothing to do now.",
	complaints: "When somebody complains about a request, it stands here with its last day. Nothing to do now.",
	documents: "Fee notices that visitors send stand here until two people have read them. Nothing to do now.",
	lead_deliveries: "Requests that could not be delivered stand here to be sent again. Nothing to do now.",
	directus_revisions: "Every saved change of the desk stands here.",
	directus_users: "People who work at the desk stand here.",
	college_facts: "No list prints more about this college.",
};

export const i18nProvider: I18nProvider = {
	...defaultI18nProvider,
	translate: (key, options) =>
		WORDS[key] ?? nameOfNew(key) ?? emptyList(key, options) ?? defaultI18nProvider.translate(key, options),
};

function nameOfNew(key: string): string | undefined {
	const [, resource = ""] = /^resources\.(\w+)\.(?:action|page)\.create$/.exec(key) ?? [];
	return NEW[resource];
}

function emptyList(key: string, { resource = "" }: { resource?: string } = {}): string | undefined {
	const words = NEW[resource] === undefined ? EMPTY[resource] : `${EMPTY[resource]} Press “${NEW[resource]}” to begin.`;
	if (key === "ra.navigation.no_results") return words;
	return key === "ra.navigation.no_filtered_results" ? `Nothing here with this filter. ${words}` : undefined;
}
