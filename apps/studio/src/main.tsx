import "#studio/no-eval.ts";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import GlobalStyles from "@mui/material/GlobalStyles";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Desk } from "#studio/desk.tsx";

const FIELD = {
	font: "inherit",
	minHeight: 40,
	padding: "4px 12px",
	border: "1px solid var(--edge)",
	borderRadius: 8,
	color: "inherit",
	backgroundColor: "var(--raised)",
};
/** Chosen from a list that looks like those of MUI, in browsers that can draw it. */
const SELECT = { ...FIELD, maxWidth: "100%", appearance: "base-select", lineHeight: "30px" };
const BUTTON = { ...FIELD, color: "var(--accent-text)", cursor: "pointer" };

/** Native controls have no class; those of MUI do. */
const STYLES = {
	"input:not([class]):not([type=file], [type=checkbox], [type=radio])": FIELD,
	"select:not([class])": SELECT,
	"select:not([class])::picker(select)": { ...SELECT, padding: 4, color: "var(--ink)" },
	"select:not([class]) option": { padding: "6px 12px", minHeight: 36, borderRadius: 4 },
	"input:is([type=checkbox], [type=radio]):not([class])": {
		width: 20,
		height: 20,
		marginInlineEnd: 8,
		verticalAlign: -4,
	},
	"input[type=file]:not([class])": { font: "inherit" },
	"::file-selector-button": { ...BUTTON, marginInlineEnd: 12 },
	"textarea:not([class])": { ...FIELD, maxWidth: "100%" },
	"button:not([class])": BUTTON,
	"button:not([class]):disabled": { color: "var(--quiet)", borderColor: "var(--line)", cursor: "default" },
	"li > button:not([class])": { minHeight: 28, minWidth: 32, padding: 0, margin: 2, borderColor: "var(--line)" },
	"table:not([class])": { borderCollapse: "collapse" },
	"table:not([class]) > caption": { textAlign: "start", fontWeight: "bold", padding: "8px 0" },
	"table:not([class]) :is(th, td)": {
		textAlign: "start",
		padding: "6px 16px 6px 0",
		borderTop: "1px solid var(--line)",
	},
	".entrance": {
		minHeight: "100vh",
		display: "grid",
		placeItems: "center",
		padding: 16,
		backgroundColor: "var(--paper)",
		color: "var(--ink)",
		"& > div": {
			width: "100%",
			maxWidth: 440,
			padding: "32px clamp(16px, 6vw, 40px)",
			border: "1px solid var(--line)",
			borderRadius: 12,
			backgroundColor: "var(--raised)",
		},
		"& h1": { fontSize: 24, lineHeight: 1.25, margin: "0 0 16px" },
		"& h2": { fontSize: 18 },
		"& input": { width: "100%" },
		"& [type=submit]": { marginTop: 16 },
		"& .wordmark": { fontSize: 28, fontWeight: 700, margin: "0 0 24px", "& > span": { color: "var(--accent-text)" } },
	},
	".recovery-codes": { columns: 2, listStyle: "none", padding: 0, fontSize: 18, lineHeight: 1.9 },
	".difference": {
		overflowWrap: "anywhere",
		"& > *": { display: "block", margin: "4px 0", padding: "2px 8px" },
		"& > del": { backgroundColor: "color-mix(in srgb, var(--bad-text) 12%, transparent)" },
		"& > ins": {
			textDecoration: "none",
			backgroundColor: "color-mix(in srgb, var(--good-text) 14%, transparent)",
		},
	},
	".form-parts": {
		position: "sticky",
		top: 82,
		zIndex: 2,
		display: "flex",
		gap: 4,
		overflowX: "auto",
		width: "100%",
		padding: "6px 0",
		marginBottom: 8,
		backgroundColor: "var(--raised)",
		borderBottom: "1px solid var(--line)",
		"& > button": { flex: "none" },
		"@media (max-width: 700px)": { position: "static" },
	},
	".form-part": {
		"--columns": "minmax(0, 1fr)",
		"@media (min-width: 1280px)": { "--columns": "repeat(2, minmax(0, 1fr))" },
		...{ width: "100%", scrollMarginTop: 48, padding: "8px 0 24px" },
		"&, & .part:not(.inline), & .RaSimpleFormIterator-form": {
			...{ display: "grid", columnGap: 24, gridTemplateColumns: "var(--columns)", alignItems: "start" },
			"& > :is(h2, legend, details, fieldset, p, .RaArrayInput-root, [role=alert])": { gridColumn: "1 / -1" },
			"& > .MuiButton-root": { gridColumn: "1 / -1", justifySelf: "start" },
		},
		"& .part > details > summary": { fontWeight: "normal", fontSize: 14, color: "var(--quiet)" },
		"& > h2": { fontSize: 20, margin: "8px 0", paddingTop: 16, borderTop: "1px solid var(--line)" },
		".form-parts + & > h2": { border: 0, padding: 0 },
	},
	// As wide as what is typed into them.
	"form > :where(.MuiCardContent-root) > :where(.MuiStack-root) > :where(.MuiFormControl-root, .MuiAutocomplete-root, .whole, p)":
		{ maxWidth: 720 },
	".piece .MuiTextField-root": { display: "flex" },
	"form .MuiTextField-root": {
		"&:has(input:is([type=number], [type=date]))": { maxWidth: 340 },
		"&:has(input[type=datetime-local])": { maxWidth: 300 },
		"&:has(> * > [role=combobox]):not(:has(input[type=text]))": { maxWidth: 400 },
		"&:is(.ra-input-slug, [class*=ra-input-first_name], [class*=ra-input-last_name])": { maxWidth: "40ch" },
		"&:is([class*=year], [class*=ra-input-currency_])": { maxWidth: "20ch" },
	},
	".today": {
		columns: "2 400px",
		columnGap: 16,
		"& > *": { breakInside: "avoid", marginBottom: 16 },
		"& p": { margin: "4px 0 8px" },
	},
	".MuiCard-root > :last-child": { marginBottom: 0 },
	":is(.RaList-content, .RaEdit-card, .RaCreate-card) > :is(p:not(.item-head), fieldset > p)": {
		margin: "12px 16px 0",
	},
	".MuiFormHelperText-root:has(> span:only-child)": { display: "none" },
	// Results of the previous search are dimmed while a new one runs.
	".found[aria-busy=true]": { opacity: 0.5, pointerEvents: "none" },
	".found[aria-busy=true]::before": { content: '"Searching …"', display: "block", padding: 12 },
	".no-rows": { padding: 16, margin: 0 },
	".many": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8, minHeight: 48, padding: "4px 12px" },
	".many > label": { marginInlineEnd: 8 },
	"[data-face]::before": { content: "attr(data-face)" },
	"td.column-id": { whiteSpace: "nowrap" },
	"td:is(.column-title, .column-name)": { minWidth: 200 },
	"td.column-written_on": { whiteSpace: "nowrap" },
	// Keeps focused elements clear of the sticky bars.
	html: { scrollPaddingBlock: "96px 80px" },
	code: { overflowWrap: "anywhere" },
	pre: { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
	dl: {
		display: "grid",
		gridTemplateColumns: "minmax(120px, max-content) minmax(0, 1fr)",
		gap: "8px 24px",
		margin: "0 0 16px",
		"@media (max-width: 700px)": { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 0 },
	},
	dt: { color: "var(--quiet)", maxWidth: 280 },
	dd: { margin: 0, overflowWrap: "anywhere", "@media (max-width: 700px)": { marginBottom: 8 } },
	"dd .MuiTypography-root": { fontSize: "inherit" },
	".correctable > details": {
		...{ display: "grid", gridTemplateColumns: "240px minmax(0, 1fr)", columnGap: 24 },
		borderTop: "1px solid var(--line)",
		"& > summary": { fontWeight: "normal" },
		"& ul": { listStyle: "none", margin: 0, padding: "8px 0" },
		"& ul:empty": { display: "none" },
		"& p": { margin: "8px 0" },
		paddingBottom: 4,
		"@media (max-width: 700px)": { display: "block" },
	},
	".RaLayout-content p > label:has(+ :is(input, select, textarea))": { display: "block", marginBottom: 4 },
	".RaLayout-content p > label + :is(input:not([type=file]), select)": { width: "min(100%, 400px)" },
	".part .part, li .part": { borderInlineStart: "2px solid #8886", paddingInlineStart: 12, marginBlock: 8 },
	"#desk .RaArrayInput-label": { position: "static", transform: "none", fontWeight: "bold", color: "inherit" },
	".part.inline": { display: "flex", flexWrap: "wrap", columnGap: 12 },
	".part.inline > legend": { float: "left", width: "100%" },
	".part.inline > .ra-input": { flex: "1 1 120px", maxWidth: 200 },
	".documents": {
		width: "100%",
		"& > summary, & summary": { fontWeight: "normal", fontSize: 14, color: "var(--quiet)", padding: "6px 0" },
		"&[open] > summary": { borderBottom: "1px solid var(--line)" },
	},
	".chips": { display: "flex", flexWrap: "wrap", gap: 8, paddingBlock: 8, ".MuiCard-root &": { padding: 16 } },
	".whole": { width: "100%" },
	fieldset: { border: 0, margin: 0, padding: "8px 0", minWidth: 0, width: "100%" },
	summary: { padding: "8px 0", fontWeight: "bold", cursor: "pointer" },
	// Late tasks are marked by more than colour.
	".tasks": { listStyle: "none", padding: 0, margin: 0 },
	".tasks > li": {
		display: "flex",
		flexWrap: "wrap",
		alignItems: "center",
		columnGap: 12,
		padding: "6px 0",
		borderTop: "1px solid var(--line)",
		"& > :first-child": { flex: "1 1 260px" },
	},
	// Stays visible while the form scrolls; the text toolbar sticks below it.
	".item-head": {
		position: "sticky",
		top: 48,
		zIndex: 3,
		margin: 0,
		padding: "6px 16px",
		fontSize: 14,
		display: "flex",
		flexWrap: "wrap",
		gap: "2px 16px",
		alignItems: "center",
		backgroundColor: "var(--raised)",
		borderBottom: "1px solid var(--line)",
	},
	// Sticky elements do not work inside a card with hidden overflow.
	".MuiCard-root:has(.item-head, form)": { overflow: "visible" },
	".item-head > strong": { padding: "0 10px", borderRadius: 12, border: "1px solid currentColor" },
	".item-head > [data-status=published]": { color: "var(--good-text)" },
	".item-head > [data-status=in_review]": { color: "var(--care-text)" },
	".event-row": { padding: 0 },
	".event-cells": {
		display: "grid",
		gap: "0 8px",
		alignItems: "start",
		gridTemplateColumns: "repeat(auto-fit, minmax(128px, 1fr))",
	},
	".event-row > details > summary": { fontWeight: "normal", fontSize: 13, padding: "0 0 6px" },
	".adding-one": { display: "flex", flexWrap: "wrap", gap: "0 12px" },
	".adding-one > a": { padding: "2px 0", whiteSpace: "nowrap" },
	".range": { display: "grid", maxWidth: 400, "& > input": { accentColor: "var(--accent-text)", minHeight: 32 } },
	".picture-chosen canvas": { maxWidth: "100%", maxHeight: 240, border: "1px solid var(--line)", borderRadius: 4 },
	"button.focal-point": {
		position: "relative",
		justifySelf: "start",
		padding: 0,
		border: 0,
		cursor: "crosshair",
		"& > img": { display: "block", maxWidth: "100%", maxHeight: 320 },
		"& > span": {
			...{ position: "absolute", width: 24, height: 24, margin: -12, borderRadius: 12 },
			border: "3px solid #fff",
			boxShadow: "0 0 0 2px #000, inset 0 0 0 1px #000",
		},
	},
	".focal-frames": {
		display: "flex",
		gap: 12,
		"& > img": { height: 96, maxWidth: "75%", objectFit: "cover", borderRadius: 8 },
	},
	".document section": { marginTop: 16 },
	".document-work img": { display: "block", width: "100%" },
	".document-work :is(input, select)": { maxWidth: "100%" },
	".document-page": { position: "relative", maxWidth: 900, marginBottom: 16, border: "1px solid #8886" },
	"@media (min-width: 1000px)": {
		"form.document-work": { display: "grid", gridTemplateColumns: "minmax(0, 1fr) 320px", gap: 24 },
		"form.document-work > section:last-of-type": { position: "sticky", top: 64, alignSelf: "start" },
	},
	"form .document-page": { cursor: "crosshair", touchAction: "none", userSelect: "none" },
	".document-cover": { position: "absolute", padding: 0, border: 0, background: "#000d", outline: "1px solid #fff" },
	".document-cover:focus-visible": { outline: "3px solid #f60", outlineOffset: 2 },
	".columns": { display: "grid", gap: "0 16px", gridTemplateColumns: "repeat(auto-fill, minmax(240px, 1fr))" },
	".adding": { display: "flex", flexWrap: "wrap", gap: 8, border: 0, padding: 0, margin: "8px 0" },
	".columns > div": { marginBottom: 12 },
	".columns select": { width: "100%" },
	".outcomes": { overflowX: "auto", maxHeight: "70vh", marginBlock: 8 },
	".outcomes th, .outcomes td": {
		whiteSpace: "nowrap",
		verticalAlign: "top",
		maxWidth: "48ch",
		overflow: "hidden",
		textOverflow: "ellipsis",
	},
	".outcomes td:nth-of-type(2)": { whiteSpace: "normal", minWidth: 280 },
	".outcomes [data-outcome=wrong] > *": { backgroundColor: "color-mix(in srgb, var(--bad-text) 9%, transparent)" },
	".outcomes :is([data-outcome=changed], [data-outcome=unusual]) > *": {
		backgroundColor: "color-mix(in srgb, var(--care-text) 11%, transparent)",
	},
	".outcomes [data-outcome=new] > *": { backgroundColor: "color-mix(in srgb, var(--good-text) 9%, transparent)" },
	".outcomes [data-outcome=same] > *": { color: "var(--quiet)" },
	".menu-group": {
		marginTop: 8,
		"#desk & .RaMenuItemLink-icon": { minWidth: 28 },
		"& > span": { display: "block", padding: "0 16px", fontSize: 12, fontWeight: 600, color: "var(--quiet)" },
		".RaMenu-closed &": { borderTop: "1px solid var(--line)", "& > span": { display: "none" } },
	},
	".fold": {
		...BUTTON,
		...{ border: 0, margin: "8px 8px 0", minHeight: 32, padding: "0 8px", fontSize: 14, fontWeight: 600 },
		...{ color: "var(--ink)", background: "none", textAlign: "start" },
		"&::after": { content: '" ▾" / ""' },
		"&[aria-expanded=false]::after": { content: '" ▸" / ""' },
		".RaMenu-closed &": { margin: 0, padding: 0, fontSize: 12, textAlign: "center" },
	},
	".tasks > .late > strong::after": { content: '" late"' },
	"section > h2": { fontSize: 18, margin: "0 0 8px" },
	"#desk a": { textDecoration: "underline" },
	"#desk a:not([class])": { color: "var(--accent-text)" },
	"#desk :is([role=menuitem], a[role=button], a.MuiButton-root)": { textDecoration: "none" },
	"legend:not([class])": { padding: 0, fontWeight: "bold" },
	// A button visible only on hover cannot be reached by keyboard.
	"#desk .RaSimpleFormIterator-action": { visibility: "visible" },
	// A wide table scrolls by itself, not the page.
	"#desk .layout, #desk .RaLayout-content, #desk .RaList-main, #desk .RaList-main > *": { minWidth: 0 },
	"#desk .RaEdit-main, #desk .RaEdit-card, #desk .RaCreate-main, #desk .RaCreate-card": { minWidth: 0 },
	".RaDataTable-tableWrapper": { overflowX: "auto" },
	".MuiCard-root > :is(section, article)": { padding: 16 },
	".RaLayout-content > :is(form, section, .document)": {
		...{ margin: "8px 0 16px", padding: "8px 16px 16px", borderRadius: 8 },
		border: "1px solid var(--line)",
		backgroundColor: "var(--raised)",
	},
	".RaLayout-content > p": { margin: "12px 0" },
	".RaLayout-content > .MuiCard-root": { marginTop: 16 },
	".RaLayout-content img": { maxWidth: "100%" },
	".item-head + form p:first-of-type": { marginTop: 0 },
	"#react-admin-title > *": { display: "block", overflow: "hidden", textOverflow: "ellipsis" },
} as const;

/** Styles added at run time carry this response's CSP nonce. */
const policy = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
const styles = createCache({ key: "desk", nonce: policy?.nonce ?? "" });

const root = document.querySelector("#desk");
if (root === null) throw new Error("The page has no element for the desk.");
createRoot(root).render(
	<StrictMode>
		<CacheProvider value={styles}>
			<PlainStyles />
			<Desk />
		</CacheProvider>
	</StrictMode>,
);

function PlainStyles() {
	return <GlobalStyles styles={STYLES} />;
}
