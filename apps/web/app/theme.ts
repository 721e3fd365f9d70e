/** What the visitor chose; `device` follows the device. */
export const THEMES = ["device", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const STORED_AS = "theme";

/**
 * Runs before anything is painted, so that no page flashes in the other theme. React would escape quotation marks and
 * angle brackets, so it has none.
 */
export const THEME_SCRIPT = `try{const t=localStorage.getItem(\`${STORED_AS}\`);if(t===\`light\`||t===\`dark\`)document.documentElement.dataset.theme=t}catch{}`;

const listeners = new Set<() => void>();

/** Tells of changes here and in other tabs. */
export function subscribeToTheme(listener: () => void): () => void {
	const onStorage = ({ key }: StorageEvent) => {
		if (key !== STORED_AS && key !== null) return;
		show(readTheme());
		listener();
	};
	listeners.add(listener);
	window.addEventListener("storage", onStorage);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", onStorage);
	};
}

export function readTheme(): Theme {
	try {
		const stored = localStorage.getItem(STORED_AS);
		return THEMES.find((theme) => theme === stored) ?? "device";
	} catch {
		// A browser may forbid its storage: then the choice lasts as long as the page.
		return THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? "device";
	}
}

export function chooseTheme(theme: Theme): void {
	show(theme);
	try {
		if (theme === "device") localStorage.removeItem(STORED_AS);
		else localStorage.setItem(STORED_AS, theme);
	} catch {
		// Shown is enough.
	}
	for (const listener of listeners) listener();
}

function show(theme: Theme): void {
	if (theme === "device") delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = theme;
}
