import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from "react-admin";

/** Copies apps/web/app/styles/tokens.css in a notation that MUI can mix; a test compares them. */
export const TOKENS = {
	light: {
		paper: "#fdfcf8",
		raised: "#fffffe",
		sunk: "#f6f3ee",
		line: "#dfdcd5",
		edge: "#81868f",
		quiet: "#4f5661",
		ink: "#151b24",
		"accent-text": "#a24112",
		"accent-sunk": "#ffeddc",
		focus: "#0060c1",
		"good-text": "#15632f",
		"care-text": "#7b5100",
		"bad-text": "#a92321",
	},
	dark: {
		paper: "#12171f",
		raised: "#1a2028",
		sunk: "#1d222a",
		line: "#333841",
		edge: "#7b8189",
		quiet: "#adb1b9",
		ink: "#eeebe5",
		"accent-text": "#fca864",
		"accent-sunk": "#402719",
		focus: "#7abdff",
		"good-text": "#89d298",
		"care-text": "#e5c379",
		"bad-text": "#f8a49d",
	},
} as const;

const FIELD = { variant: "outlined", margin: "dense", size: "small", fullWidth: true } as const;

const STICKY_BAR = {
	position: "sticky",
	bottom: 0,
	zIndex: 3,
	gap: 8,
	paddingBlock: 8,
	flexWrap: "wrap",
	// Prevents many buttons from widening the form.
	contain: "inline-size",
} as const;

export const LIGHT_THEME = themeOf("light", defaultLightTheme);
export const DARK_THEME = themeOf("dark", defaultDarkTheme);

function themeOf(mode: keyof typeof TOKENS, library: RaThemeOptions): RaThemeOptions {
	const token = TOKENS[mode];
	return {
		...library,
		palette: {
			mode,
			primary: { main: token["accent-text"], contrastText: token.paper },
			secondary: { main: token.ink, contrastText: token.paper },
			error: { main: token["bad-text"], contrastText: token.paper },
			warning: { main: token["care-text"], contrastText: token.paper },
			success: { main: token["good-text"], contrastText: token.paper },
			info: { main: token.focus, contrastText: token.paper },
			text: { primary: token.ink, secondary: token.quiet },
			background: { default: token.paper, paper: token.raised },
			divider: token.line,
		},
		typography: { fontFamily: "system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif", h6: { fontWeight: 600 } },
		shape: { borderRadius: 8 },
		sidebar: { width: 232 },
		components: {
			...library.components,
			MuiTextField: { ...library.components?.MuiTextField, defaultProps: FIELD },
			MuiFormControl: { defaultProps: FIELD },
			MuiInputLabel: { defaultProps: { shrink: true } },
			MuiOutlinedInput: {
				defaultProps: { notched: true },
				styleOverrides: { notchedOutline: { borderColor: token.edge } },
			},
			MuiCssBaseline: {
				styleOverrides: {
					body: Object.fromEntries(Object.entries(token).map(([name, colour]) => [`--${name}`, colour])),
				},
			},
			MuiAppBar: {
				styleOverrides: {
					root: {
						backgroundColor: token.sunk,
						color: token.ink,
						boxShadow: "none",
						borderBottom: `1px solid ${token.line}`,
					},
				},
			},
			// Fixes MUI parts that axe reports for a missing name, heading order or contrast.
			MuiCircularProgress: { defaultProps: { "aria-label": "Loading" } },
			MuiLinearProgress: { defaultProps: { "aria-label": "Loading" } },
			MuiTypography: { defaultProps: { variantMapping: { h4: "p", h5: "p", h6: "p" } } },
			RaMenuItemLink: {
				styleOverrides: {
					root: {
						color: token.ink,
						"&.RaMenuItemLink-active": { backgroundColor: token["accent-sunk"], fontWeight: 600 },
					},
				},
			},
			MuiButton: {
				defaultProps: { disableElevation: true },
				styleOverrides: {
					root: { textTransform: "none", fontWeight: 600 },
					outlined: { borderColor: token.edge },
				},
			},
			// A bar at the bottom of the window, or at the end of its form: it covers no field.
			// On a phone it has the strongest step and Save; the others open by More.
			RaToolbar: {
				styleOverrides: {
					root: {
						...STICKY_BAR,
						backgroundColor: token.sunk,
						borderTop: `1px solid ${token.line}`,
						"&.RaToolbar-mobileToolbar": {
							...STICKY_BAR,
							minHeight: 56,
							padding: "4px 12px",
							"&:not(.all-steps) > .more-steps ~ *": { display: "none" },
						},
						"&.RaToolbar-desktopToolbar > .more-steps": { display: "none" },
						"& button": { flex: "none", whiteSpace: "nowrap" },
					},
				},
			},
			RaCreateButton: { defaultProps: { variant: "contained" } },
			RaSaveButton: { defaultProps: { icon: null } },
			// A name over the next row catches no press.
			MuiTooltip: { defaultProps: { disableInteractive: true, enterDelay: 500 } },
			MuiPaper: { styleOverrides: { root: { backgroundImage: "none" } } },
			MuiCard: { styleOverrides: { root: { boxShadow: "none", border: `1px solid ${token.line}` } } },
			MuiTableCell: {
				styleOverrides: { sizeSmall: { padding: "6px 12px" }, head: { backgroundColor: token.sunk, fontWeight: 600 } },
			},
			MuiButtonBase: { styleOverrides: { root: { "&.Mui-focusVisible": { outline: `2px solid ${token.focus}` } } } },
		},
	};
}
