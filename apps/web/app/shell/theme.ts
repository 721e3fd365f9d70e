import { createDeviceStore } from "#app/platform/device-store.ts";

export const THEMES = ["device", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const STORED_AS = "theme";

/**
 * Runs before the first paint, so that no page flashes in the other theme. React would escape quotation marks and angle
 * brackets, so it has none.
 */
export const THEME_SCRIPT = `try{const t=localStorage.getItem(\`${STORED_AS}\`);if(t===\`light\`||t===\`dark\`)document.documentElement.dataset.theme=t}catch{}`;

const store = createDeviceStore<Theme>({
	key: STORED_AS,
	empty: "device",
	parse: (text) => THEMES.find((theme) => theme === text) ?? "device",
	format: (theme) => (theme === "device" ? undefined : theme),
	// If the browser forbids storage, the choice lasts as long as the page.
	ifUnstorable: "in-tab",
});

export const themeStore = {
	...store,
	subscribe: (listener: () => void) => {
		const stops = [store.onOtherTab(() => show(store.read())), store.subscribe(listener)];
		return () => {
			for (const stop of stops) stop();
		};
	},
	write: (theme: Theme) => {
		show(theme);
		store.write(theme);
	},
};

function show(theme: Theme): void {
	if (theme === "device") delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = theme;
}
