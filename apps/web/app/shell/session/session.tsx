import { OTP_TOKEN_ENTRY } from "@uchit/contract/account.ts";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { usePaths } from "#app/paths.ts";
import { pageAt } from "#app/platform/pages.ts";
import { useShortlistSync } from "#app/shell/shortlist/use-shortlist-sync.ts";
import type { Viewer } from "./account-link.tsx";
import type { SessionIslandProps } from "./session-island.tsx";
import { useLibraryNeed } from "./use-library-need.ts";
import { useOtpName } from "./use-otp-name.ts";
import { useSession } from "./use-session.ts";

/** Loaded after hydration, so that it delays no reader. */
export function SessionLoader({ pollSeconds, pollsOffline }: Omit<SessionIslandProps, "isRequired">) {
	const [Island, setIsland] = useState<ComponentType<SessionIslandProps>>();
	const isRequired = pageAt(useLocation().pathname)?.page.requiresSession ?? false;
	const isNeeded = useLibraryNeed() || isRequired;
	useEffect(() => {
		if (!isNeeded) return;
		import("./session-island.tsx").then(({ SessionIsland }) => setIsland(() => SessionIsland), reportError);
	}, [isNeeded]);
	useForgetTokenOnLeaving();
	useShortlistSync();
	return Island && <Island pollSeconds={pollSeconds} pollsOffline={pollsOffline} isRequired={isRequired} />;
}

function useForgetTokenOnLeaving(): void {
	const { status } = useSession();
	const wasSignedIn = useRef(false);
	useEffect(() => {
		if (status === "authenticated") wasSignedIn.current = true;
		if (status !== "unauthenticated" || !wasSignedIn.current) return;
		wasSignedIn.current = false;
		localStorage.removeItem(OTP_TOKEN_ENTRY);
	}, [status]);
}

export function useViewer(): Viewer {
	const { user } = useSession();
	const otpName = useOtpName(usePaths().loginLookup);
	if (user !== undefined) return { kind: "signed-in", name: user.name };
	return otpName === undefined ? { kind: "guest" } : { kind: "greeted", name: otpName };
}
