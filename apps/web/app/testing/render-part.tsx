import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { MessagesProvider } from "#app/platform/i18n/messages-provider.tsx";
import { messages as english } from "#app/platform/messages/en.ts";

export function renderPart(part: ReactNode): string {
	const router = createMemoryRouter([{ path: "*", element: part }]);
	return renderToStaticMarkup(
		<MessagesProvider language="en" messages={english}>
			<RouterProvider router={router} />
		</MessagesProvider>,
	);
}
