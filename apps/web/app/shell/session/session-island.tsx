import { SessionProvider, useSession } from "next-auth/react";
import { useEffect } from "react";
import { publishSession, toUser } from "./session-store.ts";

export type SessionIslandProps = {
	/** How often it is asked again while somebody is signed in; 0 is never. */
	pollSeconds: number;
	/** Whether it is asked for on the interval without a network too, where what cannot be asked looks like having signed out. */
	pollsOffline: boolean;
	/** Whether the page is for those who are signed in: who is not any more is sent to sign in (spec 2). */
	isRequired: boolean;
};

/**
 * The sign-in library's provider as it is: it asks for the session, again when another tab says so, when this one is looked at
 * again, and on the polling interval. Offline that rests, unless the settings say otherwise.
 */
export function SessionIsland({ pollSeconds, pollsOffline, isRequired }: SessionIslandProps) {
	return (
		<SessionProvider refetchInterval={pollSeconds} refetchWhenOffline={pollsOffline ? undefined : false}>
			<Teller isRequired={isRequired} />
		</SessionProvider>
	);
}

function Teller({ isRequired }: { isRequired: boolean }) {
	const { data, status } = useSession({ required: isRequired });
	useEffect(() => publishSession({ status, user: toUser(data?.user) }), [status, data]);
	return null;
}
