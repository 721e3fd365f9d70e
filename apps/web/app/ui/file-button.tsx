import { Upload } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";

type Props = {
	accept: string;
	multiple?: boolean;
	onFile: (file: File) => Promise<unknown>;
	children: ReactNode;
};

/** The same file may be opened twice. `accept` as of a file input. */
export function FileButton({ accept, multiple = false, onFile, children }: Props) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<input
				ref={input}
				type="file"
				accept={accept}
				multiple={multiple}
				hidden
				onChange={({ currentTarget }) => {
					for (const file of currentTarget.files ?? []) void onFile(file).catch(reportError);
					currentTarget.value = "";
				}}
			/>
			<Button look="quiet" onClick={() => input.current?.click()}>
				<Upload size={20} aria-hidden="true" />
				{children}
			</Button>
		</>
	);
}
