import { defaultLightTheme, type RaThemeOptions } from "react-admin";

/** The library's own theme with blues dark enough for text on white and for white text on them. */
export const LIGHT_THEME: RaThemeOptions = {
	...defaultLightTheme,
	palette: { ...defaultLightTheme.palette, primary: { main: "#1565c0" }, secondary: { main: "#0d47a1" } },
};
