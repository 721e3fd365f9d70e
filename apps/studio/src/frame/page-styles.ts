/** Of single pages; `styles.ts` has what all share. */
export const PAGE_STYLES = {
	".home-parts .RaSimpleFormIterator-line": { paddingBlock: 6 },
	"@media (min-width: 700px)": {
		".home-parts :is(.RaSimpleFormIterator-line, .RaSimpleFormIterator-form)": { alignItems: "center" },
	},
	".lead": {
		"& section": { padding: 16, "& textarea": { width: "100%" } },
		"@media (min-width: 1200px)": {
			display: "grid",
			gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
			alignItems: "start",
		},
	},
	".doubt": {
		...{ margin: "8px 0", padding: "4px 16px", borderInlineStart: "4px solid var(--care-text)", borderRadius: 4 },
		backgroundColor: "color-mix(in srgb, var(--care-text) 11%, transparent)",
		"& > *": { marginBlock: 8 },
	},
	".first-version": {
		marginTop: 16,
		"& ins": { textDecoration: "none" },
		"& .difference > *": { margin: 0, padding: 0, backgroundColor: "transparent" },
	},
	".menu-entry": {
		...{ display: "flex", alignItems: "center", gap: 12, maxWidth: 720 },
		"& > select": { flex: "none", marginInlineStart: "auto" },
	},
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
} as const;
