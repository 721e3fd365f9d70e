import { useEffect } from "react";
import { useLocation } from "react-router";
import { type Analytics, FORGET_CONSENT, readConsent } from "#app/platform/analytics.ts";
import { isCounted } from "#app/platform/pages.ts";

const SCRIPT_ID = "analytics";

/** Where this document began: its policy stays that of this page, wherever it leads without a reload. */
const isOpenHere = typeof location === "object" && isCounted(location.pathname);

/** The service's script has been loaded into this document: from now on it sees each change of the address. */
export function isCounting(): boolean {
	return document.getElementById(SCRIPT_ID) !== null;
}

/** Loads the script of the service once, where the visitor has agreed and the page is one that may be counted. */
function countIfAgreed(analytics: Analytics, pathname: string): void {
	if (isCounting() || !isOpenHere || !isCounted(pathname) || agreedSince(analytics) === undefined) return;
	const script = document.createElement("script");
	script.id = SCRIPT_ID;
	script.src = analytics.script;
	script.async = true;
	// The two names under which services of this kind look for it.
	if (analytics.site !== undefined)
		Object.assign(script.dataset, { websiteId: analytics.site, domain: analytics.site });
	document.head.append(script);
}

export function agreedSince(analytics: Analytics): string | undefined {
	return readConsent(document.cookie, analytics);
}

/** A script that has run cannot be taken back: a document that is still counted is loaded anew without it. */
function stopIfTakenBack(analytics: Analytics): void {
	if (isCounting() && agreedSince(analytics) === undefined) location.reload();
}

/** Whoever says in any form that they are under 18 is not counted, whoever agreed to it in this browser before. */
function forgetIfUnderAge({ target }: Event): void {
	const says = target instanceof HTMLInputElement && target.name === "ageBand" && target.checked;
	if (says && target.value === "under-18") document.cookie = FORGET_CONSENT;
}

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
