import { useEffect, useState } from "react";
import { usePaths } from "#app/paths.ts";
import { fetchJson } from "#app/platform/fetch-json.ts";
import type { MenuPanels } from "#app/shell/menus.ts";

/**
 * The requests of this document, by address, as each language has its own. A failure is removed, so that the next call
 * tries again.
 */
const cache = new Map<string, Promise<MenuPanels | undefined>>();

function fetchPanels(address: string): Promise<MenuPanels | undefined> {
	const before = cache.get(address);
	if (before !== undefined) return before;
	const panels = fetchJson<MenuPanels>(address).then((answer) => {
		if (answer === undefined) cache.delete(address);
		return answer;
	});
	cache.set(address, panels);
	return panels;
}

/**
 * Returns the content of the header's panels once it is wanted: undefined until then, while it loads, and after a
 * failure (each panel has a link to its entry's page anyway). `prepare` loads it in advance.
 */
export function useMenuPanels(isWanted: boolean): { panels: MenuPanels | undefined; prepare: () => void } {
	const { menuPanels } = usePaths();
	const [panels, setPanels] = useState<MenuPanels>();
	useEffect(() => {
		if (!isWanted) return;
		let isOver = false;
		void fetchPanels(menuPanels).then((answer) => {
			if (!isOver) setPanels(answer);
		});
		return () => {
			isOver = true;
		};
	}, [isWanted, menuPanels]);
	return { panels, prepare: () => void fetchPanels(menuPanels) };
}
