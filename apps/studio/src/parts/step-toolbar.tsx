import Box from "@mui/material/Box";
import { type RaRecord, Toolbar, useGetIdentity, useNotify, useRecordContext } from "react-admin";
import { messageOf } from "./message-of.ts";
import { StepButton } from "./step-button.tsx";

type Step = {
	to: string;
	label: string;
	bySecond?: true;
	question?: (item: RaRecord) => string;
	done?: (item: RaRecord) => string;
};
export type Steps = Readonly<Record<string, readonly Step[] | undefined>>;

export function StepToolbar({ steps, children }: { steps: Steps; children?: React.ReactNode }) {
	const item = useRecordContext<RaRecord>();
	const notify = useNotify();
	const { identity } = useGetIdentity();
	const all = steps[String(item?.state)] ?? [];
	const isOwn = identity !== undefined && identity.id === item?.user_created;
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
				{next.map(({ to, label, question, done }) => (
					<StepButton
						key={to}
						label={label}
						question={item && question && (async () => ({ content: question(item) }))}
						transform={(data: object) => ({ ...data, state: to })}
						mutationOptions={{
							onError: (error) => notify(messageOf(error), { type: "error" }),
							...(item !== undefined &&
								done !== undefined && { onSuccess: () => notify(done(item), { type: "success" }) }),
						}}
					/>
				))}
				{children}
			</Toolbar>
		</>
	);
}
