import type { ReactNode } from "react";
import type { EditProps } from "react-admin";
import { WaitingOfItem } from "#studio/facts/waiting/waiting-of-item.tsx";
import { EditItem } from "./edit-item.tsx";
import { History } from "./history.tsx";
import { MakeItem } from "./make-item.tsx";

type Forms = {
	title?: string;
	form: ReactNode;
	mayWait?: boolean;
	made?: "edit" | "list";
	saved?: false | "list";
	transform?: NonNullable<EditProps["transform"]>;
};

export function formsOf({ form, mayWait = false, made = "edit", saved = false, title, ...sent }: Forms) {
	const create = () => (
		<MakeItem redirect={made} {...sent}>
			{form}
		</MakeItem>
	);
	const edit = () => (
		<EditItem redirect={saved} {...(title !== undefined && { title })} {...sent}>
			{form}
			{mayWait && <WaitingOfItem />}
			<History />
		</EditItem>
	);
	return { create, edit };
}
