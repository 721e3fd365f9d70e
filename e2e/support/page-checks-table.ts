import type { Depth } from "#scripts/proof/parts.ts";
import { SITE_PAGES, type SitePage } from "../../checks/site-pages.ts";

export type Round = {
	language: Language;
	viewport: Size;
	axe: Record<"main" | "template" | "state" | "pressed", Axe>;
	pages: readonly SitePage[];
	/** Pages loaded first on a phone with an empty cache, where layout shift affects newcomers. */
	firstOnPhone: ReadonlySet<string>;
};

export type Axe = "all" | "by day" | "all but colours" | "words";

type Language = { name: "English" | "Hindi"; prefix: "" | "/hi" };
type Size = { width: number; height: number };

const ENGLISH = { name: "English", prefix: "" } as const;
const HINDI = { name: "Hindi", prefix: "/hi" } as const;
export const DESK = { width: 1280, height: 900 };
export const PHONE = { width: 360, height: 740 };

const COULD_MOVE = new Set([
	"home",
	"list-all",
	"list-degree",
	"list-empty",
	"college",
	"college-cutoffs",
	"college-placements",
	"search",
	"not-there",
	"landing-not-there",
]);
/** A further state adds hardly any text or columns. */
const TEMPLATES = SITE_PAGES.filter(({ stateOf }) => stateOf === undefined);
const SAMPLED = TEMPLATES.filter(({ name }, index) => index % 6 === 0 || COULD_MOVE.has(name));
const MAIN_PAGES = SITE_PAGES.filter(({ isMain }) => isMain);

/** Content comes from the device, with the scripts, and pushes the footer down. */
export const STORED_ON_DEVICE = new Set(["applications", "predict-choices", "shortlist", "shortlist-sheet"]);
const ALL_PAGES = new Set(SITE_PAGES.map(({ name }) => name));
const NO_PAGES = new Set<string>();

/** A state has its template's colours. Except for main pages the dark theme is checked in `npm run test:full`. */
const AXE_BY_PAGE = { main: "all", template: "by day", state: "all but colours", pressed: "all" } as const;
/** Colours do not depend on the language. */
const AXE_OF_WORDS = { main: "words", template: "words", state: "words", pressed: "all but colours" } as const;
const AXE_WHOLE = { main: "all", template: "all", state: "all", pressed: "all" } as const;

/**
 * A sixth of the templates plus those where layout could shift, and the main pages in Hindi on a phone. `npm run test:full` runs every
 * combination.
 */
const SAMPLE: readonly Round[] = [
	{ language: ENGLISH, viewport: DESK, axe: AXE_BY_PAGE, pages: SAMPLED, firstOnPhone: COULD_MOVE },
	{ language: HINDI, viewport: PHONE, axe: AXE_OF_WORDS, pages: MAIN_PAGES, firstOnPhone: NO_PAGES },
];

const FULL: readonly Round[] = [ENGLISH, HINDI].flatMap((language) => [
	{ language, viewport: DESK, axe: AXE_WHOLE, pages: SITE_PAGES, firstOnPhone: ALL_PAGES } as const,
	{ language, viewport: PHONE, axe: AXE_WHOLE, pages: SITE_PAGES, firstOnPhone: NO_PAGES } as const,
]);

export const rounds = { sample: SAMPLE, full: FULL } satisfies Record<Depth, readonly Round[]>;
