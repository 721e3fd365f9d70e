import { usePaths } from "#app/paths.ts";
import type { Viewer } from "./account-link.tsx";
import { useOtpName } from "./use-otp-name.ts";
import { useSession } from "./use-session.ts";

/** Who looks at the page, as far as their browser knows by now. The page itself is the same for everybody. */
export function useViewer(): Viewer {
	const { user } = useSession();
	const otpName = useOtpName(usePaths().loginLookup);
	if (user !== undefined) return { kind: "signed-in", name: user.name };
	return otpName === undefined ? { kind: "guest" } : { kind: "greeted", name: otpName };
}
