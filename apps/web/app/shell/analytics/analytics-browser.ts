import { useEffect } from "react";
import { useLocation } from "react-router";
import { type Analytics, FORGET_CONSENT, readConsent } from "#app/platform/analytics.ts";
import { isCounted } from "#app/platform/pages.ts";

const SCRIPT_ID = "analytics";

/** Whether the first page of this document may be counted: its policy stays after navigation without a reload. */
const isOpenHere = typeof location === "object" && isCounted(location.pathname);

export function isCounting(): boolean {
	return document.getElementById(SCRIPT_ID) !== null;
}

function countIfAgreed(analytics: Analytics, pathname: string): void {
	if (isCounting() || !isOpenHere || !isCounted(pathname) || getConsentDate(analytics) === undefined) return;
	const script = document.createElement("script");
	script.id = SCRIPT_ID;
	script.src = analytics.script;
	script.async = true;
	// Such services look for it under either name.
	if (analytics.site !== undefined)
		Object.assign(script.dataset, { websiteId: analytics.site, domain: analytics.site });
	document.head.append(script);
}

export function getConsentDate(analytics: Analytics): string | undefined {
	return readConsent(document.cookie, analytics);
}

/** A script that has run cannot be removed: reloads a counted document without it. */
function stopIfTakenBack(analytics: Analytics): void {
	if (isCounting() && getConsentDate(analytics) === undefined) location.reload();
}

/** Withdraws consent in this browser once a visitor answers in a form that they are under 18. */
function forgetIfUnderAge({ target }: Event): void {
	const says = target instanceof HTMLInputElement && target.name === "ageBand" && target.checked;
	if (says && target.value === "under-18") document.cookie = FORGET_CONSENT;
}

/**
 * Loads the analytics service if it is configured and the visitor has agreed (`/privacy`); otherwise sends no request.
 */
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
		// The consent may have been withdrawn in another tab, or before a return to this one.
		const look = () => stopIfTakenBack(analytics);
		document.addEventListener("visibilitychange", look, { signal });
		window.addEventListener("pageshow", look, { signal });
		return () => leaving.abort();
	}, [analytics]);
	return null;
}
