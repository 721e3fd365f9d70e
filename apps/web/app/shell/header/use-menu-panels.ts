import { useEffect, useState } from "react";
import { usePaths } from "#app/paths.ts";
import type { MenuPanels } from "#app/shell/menus.ts";

/** What was asked for in this document; another language is another address. A failure is forgotten, so that the next wish asks again. */
const asked = new Map<string, Promise<MenuPanels | undefined>>();

function ask(address: string): Promise<MenuPanels | undefined> {
	const before = asked.get(address);
	if (before !== undefined) return before;
	const panels = read(address).catch(() => {
		asked.delete(address);
		return undefined;
	});
	asked.set(address, panels);
	return panels;
}

async function read(address: string): Promise<MenuPanels> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address} answers ${response.status}`);
	return response.json();
}

/**
 * What the panels of the header's menu hold, from when one is wanted: undefined until then, while it comes, and where it does not (each
 * panel has the link to its entry's page all the same). `prepare` asks ahead.
 */
export function useMenuPanels(isWanted: boolean): { panels: MenuPanels | undefined; prepare: () => void } {
	const { menuPanels } = usePaths();
	const [panels, setPanels] = useState<MenuPanels>();
	useEffect(() => {
		if (!isWanted) return;
		let isOver = false;
		void ask(menuPanels).then((answer) => {
			if (!isOver) setPanels(answer);
		});
		return () => {
			isOver = true;
		};
	}, [isWanted, menuPanels]);
	return { panels, prepare: () => void ask(menuPanels) };
}
