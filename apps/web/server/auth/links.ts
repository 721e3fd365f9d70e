import type { Adapter, AdapterUser } from "next-auth/adapters";
import type { Flow } from "#server/auth/flow.ts";

/**
 * What the library calls an adapter: it wants one for links by e-mail. Links are kept by the backend. Who somebody is, the backend
 * decides once, in the `signIn` callback, for every way of signing in alike; before that nobody is known here, so that asking for
 * a link is answered alike for every address.
 */
export function linksOf(flow: Flow): Adapter {
	const { backend } = flow.asked;
	const known = async () => toUser(flow);
	return {
		createVerificationToken: async ({ identifier, token, expires }) => {
			await backend.keepLink({ identifier, token, expires: expires.toISOString() });
			return { identifier, token, expires };
		},
		useVerificationToken: async ({ identifier, token }) => {
			const expires = await backend.useLink({ identifier, token });
			return expires === undefined ? null : { identifier, token, expires };
		},
		getUserByEmail: known,
		getUserByAccount: known,
		// The session that a cookie of before names is none of this sign-in's affair.
		getUser: async () => null,
		createUser: async () => userOf(flow),
		updateUser: async () => userOf(flow),
		linkAccount: async () => undefined,
	};
}

function toUser({ started, asked }: Flow): AdapterUser | null {
	if (started === undefined) return null;
	return { id: started.sub, name: started.name, email: asked.query.email ?? "", emailVerified: null };
}

function userOf(flow: Flow): AdapterUser {
	const user = toUser(flow);
	if (user === null) throw new Error("The library made a user whom the backend has not let in.");
	return user;
}
