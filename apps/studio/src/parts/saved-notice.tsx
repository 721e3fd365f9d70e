import SnackbarContent from "@mui/material/SnackbarContent";
import type { ReactNode } from "react";
import { useNotify, useResourceContext } from "react-admin";
import { pageOf } from "#studio/site.ts";

/** What was saved, and where readers see it. */
export function useSavedNotice() {
	const notify = useNotify();
	const resource = useResourceContext() ?? "";
	return (item: unknown, words: string) => {
		const message = onSite(pageOf(resource, item), words);
		if (message === undefined) notify(words, { type: "info" });
		else notify(<SnackbarContent message={message} />, { autoHideDuration: 10_000 });
	};
}

export function onSite(page: string | undefined, words = ""): ReactNode {
	return (
		page && (
			<>
				{words}{" "}
				<a href={page} target="_blank" rel="noreferrer">
					On the site.
				</a>
			</>
		)
	);
}
