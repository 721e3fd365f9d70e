import { useRouteLoaderData } from "react-router";
import type { RequestContext } from "#app/platform/request-context.ts";
import type { Menus } from "./menus.ts";
import type { NewsChannel } from "./news-channel.ts";

export type SiteData = Pick<RequestContext, "siteName" | "contact" | "displayRating" | "analytics"> &
	Pick<RequestContext["signIn"], "pollSeconds" | "pollsOffline"> & {
		menus: Menus;
		newsChannel: NewsChannel | undefined;
		origin: string;
		year: number;
	};

/** Undefined if the root's loader failed: an error page does without it. */
export function useSiteData(): SiteData | undefined {
	return useRouteLoaderData<() => Promise<SiteData>>("root");
}
