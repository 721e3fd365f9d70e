import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { type RaRecord, Toolbar, useGetIdentity, useNotify } from "react-admin";
import { messageOf } from "./message-of.ts";
import { ofItem } from "./of-item.tsx";
import { StepButton } from "./step-button.tsx";

type Step = {
	to: string;
	label: string;
	/** With Alt it is the key of the step. */
	letter?: string;
	bySecond?: true;
	question?: (item: RaRecord) => string;
	/** With a message the item stays open. */
	done?: (item: RaRecord) => string;
};
export type Steps = Readonly<Record<string, readonly Step[] | undefined>>;
type Props = { steps: Steps | ((item: RaRecord) => Steps); children?: ReactNode };

/** What it was sent for. */
const AGREEING: ReadonlySet<string> = new Set(["applied", "published", "publishing", "acted-on"]);

export const StepToolbar = ofItem((item, { steps, children }: Props) => {
	const notify = useNotify();
	const { identity } = useGetIdentity();
	const all = (typeof steps === "function" ? steps(item) : steps)[String(item.state)] ?? [];
	const isOwn = identity !== undefined && identity.id === item.user_created;
	const next = all.filter(({ bySecond }) => bySecond === undefined || !isOwn);
	// Without children react-admin would render Save and Delete.
	if (next.length === 0 && children === undefined) return null;
	return (
		<>
			{next.length < all.length && (
				<Box component="p" role="status" sx={{ px: 2 }}>
					You wrote it: a colleague has to agree before readers see it.
				</Box>
			)}
			<Toolbar>
				{next.map(({ to, label, letter, question, done }) => (
					<StepButton
						key={to}
						label={label}
						{...(letter !== undefined && { letter })}
						variant={AGREEING.has(to) ? "contained" : "outlined"}
						question={question && (async () => () => ({ content: question(item) }))}
						transform={(data: object) => ({ ...data, state: to })}
						mutationOptions={{
							onError: (error) => notify(messageOf(error), { type: "error" }),
							...(done !== undefined && { onSuccess: () => notify(done(item), { type: "success" }) }),
						}}
					/>
				))}
				{children}
			</Toolbar>
		</>
	);
});
