import Button from "@mui/material/Button";
import { useMutation } from "@tanstack/react-query";
import { DAY_MS } from "@uchit/contract/duration.ts";
import { type RaRecord, useDataProvider, useGetIdentity, useNotify } from "react-admin";
import { useItems } from "#studio/parts/items.tsx";
import { Options } from "#studio/parts/line.tsx";
import { messageOf } from "#studio/parts/message-of.ts";
import { nameOf } from "#studio/parts/name-of.ts";
import { MAX_ROWS } from "#studio/wire/query.ts";

export type Claimed = { resource: string; id: number };
type Claim = RaRecord & { collection: string; item: number; who: string; date_created: string };

export function useClaims() {
	const provider = useDataProvider();
	const notify = useNotify();
	const { identity } = useGetIdentity();
	// Polled so that a colleague's claim appears without a reload.
	const { data: claims = [], refetch } = useItems<Claim>("claims", { most: MAX_ROWS, everyMs: 15_000 });
	const { data: staff = [] } = useItems("directus_users", { most: MAX_ROWS });
	const claimOf = ({ resource, id }: Claimed) =>
		claims.find(({ collection, item }) => collection === resource && item === id);
	const whoHas = (item: Claimed) => {
		const claim = claimOf(item);
		return claim !== undefined && Date.now() - Date.parse(claim.date_created) < DAY_MS ? claim.who : undefined;
	};
	const { mutateAsync: give, isPending } = useMutation({
		mutationFn: async ({ item, who }: { item: Claimed; who: string | undefined }) => {
			const before = claimOf(item);
			if (before !== undefined) await provider.delete("claims", { id: before.id, previousData: before });
			if (who !== undefined)
				await provider.create("claims", { data: { collection: item.resource, item: item.id, who } });
		},
		onError: (error) => notify(`A colleague took it first, or it failed: ${messageOf(error)}`, { type: "warning" }),
		onSettled: () => refetch(),
	});
	const people = staff
		.filter(({ role }) => role === "editor" || role === "admin")
		.map((person) => ({ id: String(person.id), name: person.id === identity?.id ? "You" : nameOf(person) }));
	return { whoHas, give, isPending, people, me: identity === undefined ? undefined : String(identity.id) };
}

type Props = { item: Claimed; name: string; claims: ReturnType<typeof useClaims> };

export function Claimer({ item, name, claims: { whoHas, give, isPending, people, me } }: Props) {
	const who = whoHas(item);
	const pass = (to: string | undefined) => void give({ item, who: to }).catch(() => undefined);
	if (who === undefined)
		return (
			<Button
				size="small"
				disabled={isPending || me === undefined}
				onClick={() => pass(me)}
				aria-label={`Take it: ${name}`}
			>
				Take it
			</Button>
		);
	if (who !== me) return <strong>{people.find(({ id }) => id === who)?.name ?? "Somebody else"} works on it</strong>;
	return (
		<select
			aria-label={`Who works on ${name}`}
			value={who}
			disabled={isPending}
			onChange={({ target }) => pass(target.value === "" ? undefined : target.value)}
		>
			<option value="">Nobody: leave it to all</option>
			<Options choices={people} />
		</select>
	);
}
