import { SessionProvider, useSession } from "next-auth/react";
import { useEffect } from "react";
import { publishSession, toUser } from "./session-store.ts";

export type SessionIslandProps = {
	/** The polling interval while signed in; 0 = never. */
	pollSeconds: number;
	/** Whether it polls offline too, where a failed request looks like a sign-out. */
	pollsOffline: boolean;
	/** Whether the page needs a sign-in: visitors without one are sent to sign in (spec 2). */
	isRequired: boolean;
};

/**
 * The sign-in library's unchanged provider: it requests the session at the start, when another tab publishes one, when
 * this tab becomes visible, and at the polling interval. Offline it pauses, unless the settings say otherwise.
 */
export function SessionIsland({ pollSeconds, pollsOffline, isRequired }: SessionIslandProps) {
	return (
		<SessionProvider refetchInterval={pollSeconds} refetchWhenOffline={pollsOffline ? undefined : false}>
			<SessionPublisher isRequired={isRequired} />
		</SessionProvider>
	);
}

function SessionPublisher({ isRequired }: { isRequired: boolean }) {
	const { data, status } = useSession({ required: isRequired });
	useEffect(() => publishSession({ status, user: toUser(data?.user) }), [status, data]);
	return null;
}
