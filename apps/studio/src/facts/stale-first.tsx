import type { ReactNode } from "react";
import { Link, ListContextProvider, type RaRecord, useListContext } from "react-admin";
import { isUnchecked, staleFacts, todayInIndia, type Watched } from "./exam-facts.ts";

/** The items of a list with those first that an editor has to look at again. */
export function StaleFirst({ children }: { children: ReactNode }) {
	const context = useListContext<RaRecord & Watched>();
	// While it is being read, or cannot be, the list says so itself.
	if (context.data === undefined) return children;
	const today = todayInIndia();
	const isStale = (item: Watched) => staleFacts(item, today).length > 0;
	const stale = context.data.filter(isStale);
	const unchecked = context.data.filter(isUnchecked).length;
	const data = [...stale, ...context.data.filter((item) => !isStale(item))];
	return (
		<ListContextProvider value={{ ...context, data }}>
			<p>
				{stale.length === 0 ? "Nothing here is stale." : `${stale.length} of ${data.length} are stale and come first.`}{" "}
				{unchecked > 0 && `${unchecked} were never compared with a document: `}
				{unchecked > 0 && <Link to="/to-check">what to check</Link>}
			</p>
			{children}
		</ListContextProvider>
	);
}
