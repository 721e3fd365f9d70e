import { useEffect } from "react";
import { useLocation } from "react-router";
import type { Analytics } from "#app/platform/analytics.ts";
import { countIfAgreed, forgetIfUnderAge, stopIfTakenBack } from "./analytics-browser.ts";

/** Loads the service that counts visits, where one is set and the visitor has agreed (`/privacy`); otherwise nothing is asked for. */
export function AnalyticsScript({ analytics }: { analytics: Analytics | undefined }) {
	const { pathname } = useLocation();
	useEffect(() => {
		if (analytics !== undefined) countIfAgreed(analytics, pathname);
	}, [analytics, pathname]);
	useEffect(() => {
		if (analytics === undefined) return;
		const leaving = new AbortController();
		const { signal } = leaving;
		document.addEventListener("change", forgetIfUnderAge, { signal });
		// It may have been taken back in another tab, or before a way back to this one.
		const look = () => stopIfTakenBack(analytics);
		document.addEventListener("visibilitychange", look, { signal });
		window.addEventListener("pageshow", look, { signal });
		return () => leaving.abort();
	}, [analytics]);
	return null;
}
