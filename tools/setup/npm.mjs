/**
 * The npm that started us, run by its own Node: ours is in a folder that npm may be about to replace.
 * @param {string[]} args
 */
export function npm(args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  if (cli?.endsWith('.js')) {
    return { command: node ?? process.execPath, args: [cli, ...args], shell: false }
  }
  const onWindows = process.platform === 'win32'
  return { command: onWindows ? 'npm.cmd' : 'npm', args, shell: onWindows }
}
