import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { WordsProvider } from "#app/i18n/words-provider.tsx";
import english from "#app/messages/en.json" with { type: "json" };

/** The markup of a part as an English page would hold it. */
export function renderPart(part: ReactNode): string {
	const router = createMemoryRouter([{ path: "*", element: part }]);
	return renderToStaticMarkup(
		<WordsProvider language="en" messages={english}>
			<RouterProvider router={router} />
		</WordsProvider>,
	);
}
