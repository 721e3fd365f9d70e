import { type ComponentType, useEffect, useState } from "react";
import { savesData } from "./near-viewport.ts";
import { whenIdle } from "./when-idle.ts";

/** Fetches pages before they are opened. What does so comes after the page itself, and not at all to who saves data. */
export function PagesAhead() {
	const [Island, setIsland] = useState<ComponentType>();
	useEffect(() => {
		if (savesData()) return;
		whenIdle(() => {
			import("./pages-ahead-island.tsx").then(({ PagesAheadIsland }) => setIsland(() => PagesAheadIsland), reportError);
		});
	}, []);
	return Island && <Island />;
}
